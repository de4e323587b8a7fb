/** What PayU's page says of what is paid. */
export const payuCopy = {
  payment: 'Wpłata na rezerwację',
  commission: 'Prowizja operatora',
} as const;
