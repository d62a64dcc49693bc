/** The words of choosing a language. */
export const messages = () => ({
  title: 'Language and currency',
  close: 'Close',
  hint: 'Each has its own prices and its own cart.',
})
