import type { Format } from '../format.ts'

/** The words of writing a review. */
export const messages = ({ counted }: Format) => ({
  title: 'Scrivi una recensione',
  close: 'Chiudi',
  rating: 'La vostra valutazione',
  stars: (count: number) => counted(count, 'stella', 'stelle'),
  heading: 'In una riga',
  detail: 'Che cosa avete constatato?',
  nickname: 'Nome',
  nicknameHint: 'Viene mostrato con la recensione.',
  send: 'Invia la recensione',
  sent: 'Grazie. La vostra recensione apparirà qui appena l’avremo letta.',
  kept: 'Grazie. Siete offline: la recensione è conservata e sarà inviata appena sarete di nuovo online.',
})
