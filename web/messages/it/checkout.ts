import { ownMethods } from '#schema/messages/it/own-methods.ts'
import type { Format } from '../format.ts'
import type { Messages } from '../messages.types.ts'

/** The way to an external checkout and back. */
const page = () => ({
  proceed: 'Vai alla cassa',
  proceedFor: (amount: string) => `Vai alla cassa · ${amount}`,
  secure: 'Cassa sicura',
  working: 'Salvataggio del carrello…',
  leaving: 'Passaggio alla cassa…',
  offline: 'Sei offline. Il carrello resta qui: potrai ordinare quando sarai di nuovo online.',
  unavailable: 'Non è stato possibile salvare il carrello, perciò non puoi ancora ordinare. Riprova.',
  changed: 'Il carrello è cambiato durante il salvataggio. Ricontrollalo prima di ordinare.',
  empty: 'Nel carrello non c’è nulla da ordinare.',
  title: 'Cassa',
  toCart: 'Vedi il carrello',
  home: 'Torna alla pagina iniziale',
  orders: 'I tuoi ordini',
  next: {
    title: 'Cosa succede ora',
    mail: (email: string) => `Invieremo la conferma a ${email}.`,
    delivery: (method: string, place: string) => `Consegna: ${method}.${place && ` Indirizzo: ${place}.`}`,
    questions: 'Domande o modifiche? Chiamaci:',
    print: 'Stampa',
  },
  thanks: {
    title: 'Il tuo ordine',
    description: 'Il tuo ordine e i prossimi passi.',
    needsScripts:
      'Un’e-mail sul tuo ordine è in arrivo. JavaScript qui è disattivato, perciò il carrello di questo dispositivo non viene svuotato.',
    asking: 'Ricerca del tuo ordine…',
    heading: 'Grazie per il tuo ordine!',
    number: (number: string) => `Numero d’ordine ${number}`,
    open: 'Non vediamo ancora il tuo ordine',
    openText:
      'Il carrello è ancora come lo hai lasciato. Se hai ordinato, controlla di nuovo tra un momento; altrimenti puoi proseguire dal carrello.',
    unknown: 'Al momento non riusciamo a caricare il tuo ordine',
    unknownText: 'Se hai ordinato, una conferma è in arrivo per e-mail. Conserviamo il carrello finché non ne siamo certi.',
    again: 'Controlla di nuovo',
    none: 'Qui non vediamo nessun ordine.',
    noneText: 'Se ne hai fatto uno, controlla la posta elettronica o accedi.',
  },
})

const order = ({ counted, date, figure }: Format): Messages['checkout']['order'] => ({
  description: 'I tuoi dati, la consegna e il pagamento.',
  needsScripts: 'Per ordinare serve JavaScript, che in questo browser è disattivato.',
  steps: { personal: 'I tuoi dati', shipping: 'Consegna', payment: 'Pagamento', review: 'Controlla e ordina' },
  edit: 'Modifica',
  next: 'Continua',
  personal: {
    email: 'Indirizzo e-mail',
    emailHint: 'Ti invieremo qui la conferma dell’ordine.',
    known: 'Hai già un account?',
    signIn: 'Accedi',
    createsAccount: 'Crea un account con questo ordine',
    withAccount: 'con un nuovo account',
  },
  shipping: {
    methods: 'Metodo di consegna',
    none: 'Non possiamo consegnare a questo indirizzo. Modificalo o chiamaci.',
    noPrice: 'Prezzo non ancora noto',
    virtual: 'Nulla nel carrello deve essere consegnato.',
  },
  payment: {
    methods: 'Metodo di pagamento',
    none: 'Questo carrello non si può pagare qui. Chiamaci.',
    same: 'L’indirizzo di fatturazione è lo stesso',
    billing: 'Indirizzo di fatturazione',
    company: 'Azienda',
    vatNumber: 'Partita IVA',
  },
  methods: {
    own: ownMethods,
    failed: 'Non riusciamo a caricare consegna e pagamento.',
    again: 'Riprova',
  },
  review: {
    items: (count) => counted(count, 'articolo', 'articoli'),
    lines: 'Articoli dell’ordine',
    quantity: (quantity) => `${figure(quantity)} ×`,
    onDelivery: 'Paghi in contanti alla consegna dell’ordine. Tieni pronto l’importo: ti verrà rilasciata una ricevuta.',
    agree: 'Accetto i termini e le condizioni',
    conditions: (title) => `${title} (si apre in una nuova scheda)`,
    place: 'Ordine con obbligo di pagare',
    keep: 'Salva l’ordine su questo dispositivo',
    totalPending: 'Potrai ordinare non appena il totale sarà calcolato.',
    delivery: 'Non siamo riusciti ad aggiungere la consegna al totale. Riprova.',
  },
  waiting: {
    title: 'Un ordine è in attesa!',
    text: 'Fai clic qui per confermare l’ordine effettuato senza connessione.',
    made: (time) => `Effettuato il ${date(time)}.`,
    offline: 'L’ordine è salvato su questo dispositivo. Viene inviato quando lo confermi, appena torna la connessione.',
    soon: 'L’ordine è salvato su questo dispositivo. Viene inviato appena torna la connessione.',
    open: 'Non è stato possibile trasmettere l’ordine per un errore del server. È stato messo in coda.',
    onThisPage:
      'L’ordine è salvato su questo dispositivo. Se lasci aperta questa pagina, viene inviato quando torna la connessione; altrimenti ti chiediamo di confermarlo.',
    notStored:
      'Questo browser non permette al negozio di salvare l’ordine. Lascia aperta questa pagina finché non sei di nuovo online e hai il numero d’ordine.',
    changed: 'Il carrello è cambiato da quando hai ordinato senza connessione. Controllalo, poi invia l’ordine.',
    twice: 'Viene registrato una volta sola, anche se lo invii più volte.',
    confirm: 'Conferma l’ordine',
    cancel: 'Annulla l’ordine',
  },
  sent: {
    title: 'Stiamo verificando il tuo ordine',
    checking:
      'Abbiamo inviato il tuo ordine ma non abbiamo ancora ricevuto risposta, quindi non sappiamo se è stato registrato. Lo stiamo chiedendo al negozio. Non ordinare di nuovo: appena lo sapremo, lo leggerai in questa pagina.',
    offline: 'Sei offline e non sappiamo ancora se il tuo ordine è stato registrato. Lo chiediamo appena torna la connessione.',
    again: 'Verifica ora',
    notice: 'Stiamo verificando se il tuo ordine è stato registrato.',
    look: 'Vedi l’ordine',
    failed: 'Il tuo ordine non è stato registrato. Non è stato ordinato nulla e il carrello è come l’hai lasciato. Riprova.',
  },
  received: {
    title: 'Abbiamo ricevuto il tuo ordine',
    text: (email: string) => `Lo confermiamo tra poco. Riceverai la conferma anche per e-mail all’indirizzo ${email}.`,
    late: 'Non abbiamo ancora potuto confermare il tuo ordine. Contattaci prima di ordinare di nuovo.',
    lateCall: (phone: string) =>
      `Non abbiamo ancora potuto confermare il tuo ordine. Chiamaci al numero ${phone} prima di ordinare di nuovo.`,
    twice: 'Se ordini di nuovo adesso, il tuo ordine potrebbe arrivarci due volte.',
    giveUp: 'Torna alla cassa',
    lateNotice: 'Non abbiamo ancora potuto confermare il tuo ordine.',
    goTo: (place: string) => `Vai a «${place}»`,
  },
  thanks: {
    title: 'Grazie per il tuo ordine!',
    titleFor: (name) => `Grazie, ${name}`,
    number: (number) => `Numero d’ordine ${number}`,
    later: 'Il numero arriva con la conferma.',
  },
})

export const messages = (format: Format) => ({
  ...page(),
  order: order(format),
})
