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
  offline: 'Siete offline. Il carrello resta qui; ordinate quando sarete di nuovo online.',
  unavailable: 'Non è stato possibile salvare il carrello, perciò non si può ordinare. Riprovate.',
  changed: 'Il carrello è cambiato durante il salvataggio. Guardatelo ancora una volta prima di ordinare.',
  empty: 'Nel carrello non c’è nulla da ordinare.',
  title: 'Cassa',
  toCart: 'Vedi il carrello',
  home: 'Torna alla pagina iniziale',
  orders: 'I vostri ordini',
  next: {
    title: 'Cosa succede ora',
    mail: (email: string) => `Invieremo la conferma a ${email}.`,
    delivery: (method: string, place: string) => `Consegna: ${method}.${place && ` Indirizzo: ${place}.`}`,
    questions: 'Domande o modifiche? Chiamateci:',
    print: 'Stampa',
  },
  thanks: {
    title: 'Il vostro ordine',
    description: 'Il vostro ordine e i prossimi passi.',
    needsScripts:
      'Un’e-mail sul vostro ordine è in arrivo. JavaScript qui è disattivato, perciò il carrello di questo dispositivo non viene svuotato.',
    asking: 'Ricerca del vostro ordine…',
    heading: 'Grazie per il vostro ordine!',
    number: (number: string) => `Numero d’ordine ${number}`,
    open: 'Non vediamo ancora il vostro ordine',
    openText:
      'Il carrello è ancora come lo avete lasciato. Se avete ordinato, guardate di nuovo tra un momento; altrimenti si può proseguire dal carrello.',
    unknown: 'Non è possibile consultare il vostro ordine al momento',
    unknownText: 'Se avete ordinato, una conferma è in arrivo per e-mail. Il carrello è conservato finché non lo sappiamo.',
    again: 'Guarda di nuovo',
    none: 'Qui non vediamo nessun ordine.',
    noneText: 'Se ne avete fatto uno, controllate la posta elettronica o accedete.',
  },
})

const order = ({ counted, date, figure }: Format): Messages['checkout']['order'] => ({
  description: 'I vostri dati, la consegna e il pagamento.',
  needsScripts: 'Per ordinare serve JavaScript, che in questo browser è disattivato.',
  steps: { personal: 'I vostri dati', shipping: 'Consegna', payment: 'Pagamento', review: 'Controllare e ordinare' },
  edit: 'Modifica',
  next: 'Continua',
  personal: {
    email: 'Indirizzo e-mail',
    emailHint: 'Lì inviamo la conferma dell’ordine.',
    known: 'Siete già stati qui?',
    signIn: 'Accedi',
    createsAccount: 'Crea un account con questo ordine',
    withAccount: 'con un nuovo account',
  },
  shipping: {
    methods: 'Metodo di consegna',
    none: 'Non possiamo consegnare a questo indirizzo. Modificatelo o chiamateci.',
    noPrice: 'Prezzo non ancora noto',
    virtual: 'Nulla nel carrello deve essere consegnato.',
  },
  payment: {
    methods: 'Metodo di pagamento',
    none: 'Questo carrello non si può pagare qui. Chiamateci, per favore.',
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
    onDelivery: 'Pagate in contanti alla consegna dell’ordine. Tenete pronto l’importo; riceverete una ricevuta.',
    agree: 'Accetto i termini e le condizioni',
    conditions: (title) => `${title} (si apre in una nuova scheda)`,
    place: 'Ordine con obbligo di pagare',
    placeFor: (amount) => `Ordine con obbligo di pagare · ${amount}`,
    keep: 'Conserva l’ordine su questo dispositivo',
    totalPending: 'Potete ordinare non appena il totale è calcolato.',
    delivery: 'Non siamo riusciti ad aggiungere la consegna al totale. Riprovate.',
  },
  waiting: {
    title: 'Un ordine è in attesa!',
    text: 'Fate clic qui per confermare l’ordine fatto senza connessione.',
    made: (time) => `Fatto il ${date(time)}.`,
    offline: 'L’ordine è conservato su questo dispositivo. Viene inviato quando lo confermate, appena torna la connessione.',
    soon: 'L’ordine è conservato su questo dispositivo. Viene inviato appena torna la connessione.',
    open: 'L’ordine non si è potuto trasferire per un errore del server. È stato messo in coda.',
    onThisPage:
      'L’ordine è conservato su questo dispositivo. Se lasciate aperta questa pagina, viene inviato quando torna la connessione; altrimenti vi chiediamo di confermarlo.',
    changed: 'Il carrello è cambiato da quando avete ordinato senza connessione. Controllatelo, poi inviate l’ordine.',
    twice: 'Viene registrato una volta sola, anche se lo inviate più volte.',
    confirm: 'Conferma l’ordine',
    cancel: 'Annulla l’ordine',
  },
  sent: {
    title: 'Stiamo verificando il vostro ordine',
    checking:
      'Abbiamo inviato il vostro ordine ma non abbiamo ancora ricevuto risposta, quindi non sappiamo se è stato registrato. Lo stiamo chiedendo al negozio. Non ordinate di nuovo: appena lo sappiamo, lo leggete in questa pagina.',
    offline:
      'Siete offline e non sappiamo ancora se il vostro ordine è stato registrato. Lo chiediamo appena torna la connessione.',
    again: 'Verifica ora',
    notice: 'Stiamo verificando se il vostro ordine è stato registrato.',
    look: 'Vedi l’ordine',
    failed:
      'Il vostro ordine non è stato registrato. Non è stato ordinato nulla e il carrello è come l’avete lasciato. Riprovate.',
  },
  received: {
    title: 'Abbiamo ricevuto il vostro ordine',
    text: (email: string) => `Lo confermiamo tra poco. Riceverete la conferma anche per e-mail all’indirizzo ${email}.`,
    late: 'Non abbiamo ancora potuto confermare il vostro ordine. Contattateci prima di ordinare di nuovo.',
    lateCall: (phone: string) =>
      `Non abbiamo ancora potuto confermare il vostro ordine. Chiamateci al numero ${phone} prima di ordinare di nuovo.`,
    twice: 'Se ordinate di nuovo adesso, il vostro ordine potrebbe arrivarci due volte.',
    giveUp: 'Torna alla cassa',
    lateNotice: 'Non abbiamo ancora potuto confermare il vostro ordine.',
    goTo: (place: string) => `Vai a «${place}»`,
  },
  thanks: {
    title: 'Grazie per il vostro ordine!',
    titleFor: (name) => `Grazie, ${name}`,
    number: (number) => `Numero d’ordine ${number}`,
    later: 'Il numero arriva con la conferma.',
  },
})

export const messages = (format: Format) => ({
  ...page(),
  order: order(format),
})
