/** The words of what was looked at lately. */
export const messages = () => ({
  title: 'Visti di recente',
  clear: 'Svuota',
})
