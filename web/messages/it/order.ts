import type { Format } from '../format.ts'
import type { Messages } from '../messages.types.ts'

export const messages = ({ date, figure }: Format): Messages['order'] => ({
  description: 'Chi è Lei, dove consegniamo, come paga e quanto costa.',
  needsScripts:
    'Il carrello è sul Suo dispositivo e nulla di personale sta in una pagina: per ordinare serve JavaScript. Qui è disattivato.',
  steps: { personal: 'I Suoi dati', shipping: 'Consegna', payment: 'Pagamento', review: 'Controllare e ordinare' },
  edit: 'Modifica',
  next: 'Continua',
  personal: {
    email: 'Indirizzo e-mail',
    emailHint: 'Lì inviamo la conferma dell’ordine.',
    known: 'È già stato qui?',
    signIn: 'Accedi',
    createsAccount: 'Crea un account con questo ordine',
    withAccount: 'con un nuovo account',
  },
  shipping: {
    methods: 'Come viene consegnato',
    none: 'Non possiamo consegnare a questo indirizzo. Lo modifichi o ci chiami.',
    noPrice: 'Prezzo non ancora noto',
    virtual: 'Nulla nel carrello deve essere consegnato.',
  },
  payment: {
    methods: 'Come paga',
    none: 'Questo carrello non si può pagare qui. Ci chiami, per favore.',
    same: 'La fattura va all’indirizzo di consegna',
    billing: 'Indirizzo di fatturazione',
    company: 'Azienda',
    vatNumber: 'Partita IVA',
  },
  methods: {
    failed: 'Al momento non si può sapere come consegnare e pagare.',
    again: 'Riprova',
  },
  review: {
    lines: 'Che cosa ordina',
    quantity: (quantity) => `${figure(quantity)} ×`,
    onDelivery: 'Paga in contanti alla consegna dell’ordine. Tenga pronto l’importo; riceverà una ricevuta.',
    agree: 'Accetto i termini e le condizioni',
    conditions: (title) => `${title} (si apre in una nuova scheda)`,
    place: 'Invia l’ordine',
    keep: 'Conserva l’ordine su questo dispositivo',
    totalPending: 'Può ordinare non appena c’è il totale.',
    delivery: 'Il costo della consegna non si è potuto aggiungere al totale.',
  },
  waiting: {
    title: 'Un ordine è in attesa!',
    text: 'Faccia clic qui per confermare l’ordine fatto senza connessione.',
    made: (time) => `Fatto il ${date(time)}.`,
    offline: 'L’ordine è conservato su questo dispositivo. Viene inviato quando lo conferma, appena torna la connessione.',
    soon: 'L’ordine è conservato su questo dispositivo. Viene inviato appena torna la connessione.',
    open: 'L’ordine non si è potuto trasferire per un errore del server. È stato messo in coda.',
    twice: 'Viene registrato una volta sola, per quante volte lo invii.',
    confirm: 'Conferma l’ordine',
    cancel: 'Annulla l’ordine',
  },
  thanks: {
    title: 'Grazie per il Suo ordine!',
    number: (number) => `Numero d’ordine ${number}`,
    later: 'Il numero arriva con la conferma.',
    mail: (email) => `Una conferma va a ${email}.`,
  },
})
