/** The words of the contact page. */
export const messages = () => ({
  title: 'Contatti',
  description: 'Domande su prodotti, misure, consegna e ordini: per telefono, per e-mail o con il modulo.',
  write: 'Scriveteci',
  writeHint: 'Rispondiamo per e-mail, quasi sempre lo stesso giorno lavorativo.',
  call: 'Chiamateci',
  name: 'Il vostro nome',
  email: 'Indirizzo e-mail',
  subject: 'Di che cosa si tratta?',
  message: 'Il vostro messaggio',
  messageHint: 'Con misure, quantità e un numero d’ordine possiamo rispondere subito.',
  send: 'Invia il messaggio',
  sent: (email: string) => `Grazie. Il messaggio è arrivato e la risposta andrà a ${email}.`,
  another: 'Scrivi un altro messaggio',
})
