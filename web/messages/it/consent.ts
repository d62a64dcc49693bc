import type { Format } from '../format.ts'

/** The words by which shoppers are asked whether their visits may be counted. */
export const messages = ({ dateTime }: Format) => ({
  title: 'Possiamo contare la vostra visita?',
  text: 'Ci dice che cosa si cerca e che cosa si compra, così il negozio migliora. Non si conta nulla prima che lo permettiate, e il negozio resta lo stesso in ogni caso.',
  granted: 'Al momento lo permettete.',
  denied: 'Al momento non lo permettete.',
  since: (time: number) => `Lo avete detto alle ${dateTime(time)}.`,
  deny: 'No, grazie',
  grant: 'Sì, certo',
})
