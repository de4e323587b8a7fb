/** Takes away what the tab keeps for itself: the session is over, and who sits down next may be somebody else (V14.3.1). */
export const emptyTab = (): void => {
  try {
    window.sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to lose.
  }
};
