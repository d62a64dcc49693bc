/** The words of the newsletter. */
export const messages = () => ({
  title: 'Newsletter',
  close: 'Schließen',
  waiting: 'Einen Moment …',
  invitation: 'Angebote, Neuigkeiten und Rat, ab und zu per E-Mail.',
  email: 'E-Mail-Adresse',
  subscribe: 'Abonnieren',
  unsubscribe: 'Abbestellen',
  unsubscribed: 'Falls der Newsletter weiterhin kommt, benutzen Sie bitte den Link an seinem Ende.',
  subscribed: (email: string) => (email ? `Unser Newsletter geht an ${email}.` : 'Sie erhalten unseren Newsletter.'),
})
