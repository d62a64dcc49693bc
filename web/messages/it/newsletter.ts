/** The words of the newsletter. */
export const messages = () => ({
  title: 'Newsletter',
  close: 'Chiudi',
  waiting: 'Un momento…',
  invitation: 'Offerte, novità e consigli, di tanto in tanto per e-mail.',
  email: 'Indirizzo e-mail',
  subscribe: 'Iscriviti',
  unsubscribe: 'Annulla l’iscrizione',
  unsubscribed: 'Se la newsletter continua ad arrivare, usate il link in fondo al messaggio.',
  subscribed: (email: string) => (email ? `La nostra newsletter arriva a ${email}.` : 'Ricevete la nostra newsletter.'),
})
