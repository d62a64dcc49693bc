/** The words of the newsletter. */
export const messages = () => ({
  title: 'Newsletter',
  close: 'Schließen',
  waiting: 'Einen Moment …',
  invitation: 'Angebote, Neuigkeiten und Rat, ab und zu per E-Mail.',
  email: 'E-Mail-Adresse',
  subscribe: 'Abonnieren',
  unsubscribe: 'Abbestellen',
  subscribed: (email: string) => (email ? `Unser Newsletter geht an ${email}.` : 'Sie erhalten unseren Newsletter.'),
})
