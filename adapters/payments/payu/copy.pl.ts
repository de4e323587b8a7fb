export const payuCopy = {
  payment: 'Wpłata na rezerwację',
  commission: 'Prowizja operatora',
} as const;
