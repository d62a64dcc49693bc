/** The words of the blog. */
export const messages = () => ({
  title: 'Novità',
  description: 'Le nostre notizie e i nostri eventi',
  none: 'Non ci sono ancora notizie.',
  newer: 'Più recenti',
  older: 'Meno recenti',
  pages: 'Pagine delle notizie',
  all: 'Tutte le notizie',
})
