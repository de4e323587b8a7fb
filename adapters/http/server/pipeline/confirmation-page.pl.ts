export const renderMessagePage = (
  title: string,
  text: string,
  actionHtml: string,
): string => `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${title}</title>
<style>
body { margin: 0; padding: 12vh 1.5rem; background: Canvas; color: CanvasText; font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.25; }
a { color: inherit; }
button { margin-top: 1rem; padding: 0.8rem 1.6rem; border: 2px solid ButtonText; border-radius: 0.5rem; background: ButtonFace; color: ButtonText; font: inherit; font-weight: 700; cursor: pointer; }
button:focus { outline: 3px solid CanvasText; outline-offset: 3px; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${actionHtml}
</main>
</body>
</html>
`;

/** A page with a button. The link to it changes nothing; only the button begins a payment (R68). */
export const CONFIRMATION_PAGE = renderMessagePage(
  'Płatność za rejs',
  'Link do płatności otworzyła inna strona. Nic się jeszcze nie zaczęło: płatność rozpocznie się dopiero, gdy naciśniesz przycisk.',
  '<form method="get"><button>Przejdź do płatności</button></form>',
);

/**
 * Content security policy of the confirmation page. It has no `form-action`, because that would
 * forbid the redirect to the payment provider.
 */
export const CONFIRMATION_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
