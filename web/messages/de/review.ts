import type { Format } from '../format.ts'

/** The words of writing a review. */
export const messages = ({ counted }: Format) => ({
  title: 'Bewertung schreiben',
  close: 'Schließen',
  rating: 'Ihre Bewertung',
  stars: (count: number) => counted(count, 'Stern', 'Sterne'),
  heading: 'In einem Satz',
  detail: 'Was haben Sie festgestellt?',
  nickname: 'Name',
  nicknameHint: 'Er wird mit Ihrer Bewertung gezeigt.',
  send: 'Bewertung senden',
  sent: 'Vielen Dank. Ihre Bewertung erscheint hier, sobald wir sie gelesen haben.',
  kept: 'Vielen Dank. Sie sind offline: Ihre Bewertung ist gespeichert und wird gesendet, sobald Sie wieder online sind.',
})
