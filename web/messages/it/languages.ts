/** The words of choosing a language. */
export const messages = () => ({
  title: 'Lingua e valuta',
  close: 'Chiudi',
  hint: 'Ognuna ha i propri prezzi e il proprio carrello.',
})
