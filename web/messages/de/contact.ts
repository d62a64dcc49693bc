/** The words of the contact page. */
export const messages = () => ({
  title: 'Kontakt',
  description: 'Fragen zu Produkten, Maßen, Lieferung und Bestellungen: telefonisch, per E-Mail oder mit dem Formular.',
  write: 'Schreiben Sie uns',
  writeHint: 'Wir antworten per E-Mail, meist noch am selben Werktag.',
  call: 'Rufen Sie uns an',
  name: 'Ihr Name',
  email: 'E-Mail-Adresse',
  subject: 'Worum geht es?',
  message: 'Ihre Nachricht',
  messageHint: 'Mit Maßen, Mengen und einer Bestellnummer können wir sofort antworten.',
  send: 'Nachricht senden',
  sent: (email: string) => `Vielen Dank. Ihre Nachricht ist bei uns, und die Antwort geht an ${email}.`,
  another: 'Weitere Nachricht schreiben',
})
