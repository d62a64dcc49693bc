import type { Format } from '../format.ts'

/** The words by which shoppers are asked whether their visits may be counted. */
export const messages = ({ dateTime }: Format) => ({
  title: 'Dürfen wir Ihren Besuch zählen?',
  text: 'Daran sehen wir, was gesucht und gekauft wird, und machen den Shop besser. Gezählt wird erst, wenn Sie es erlauben, und der Shop ist so oder so derselbe.',
  granted: 'Zurzeit erlauben Sie es.',
  denied: 'Zurzeit erlauben Sie es nicht.',
  since: (time: number) => `Das haben Sie um ${dateTime(time)} gesagt.`,
  deny: 'Nein, danke',
  grant: 'Ja, gern',
})
