import type { Format } from '../format.ts'

const home = ({ counted }: Format) => ({
  offers: 'Offerte della stagione',
  categories: 'Acquista per categoria',
  more: 'Altri reparti',
  jobs: 'Che lavoro dovete fare?',
  facts: {
    label: 'Da sapere',
    cut: 'Tagliati secondo la vostra lista',
    cutFrom: 'a pannello, anche bordati',
    from: 'da',
    ring: 'Domande? Telefonateci',
    open: (closing: string) => `Oggi aperto fino alle ${closing}`,
    opens: (hours: string) => `Oggi aperto ${hours}`,
    closed: () => 'In questo momento chiuso',
  },
  newProducts: 'Novità',
  bestSellers: 'I più venduti',
  specialOffers: 'Offerte speciali',
  products: (count: number) => counted(count, 'prodotto', 'prodotti'),
})

/** The blog. */
const news = () => ({
  title: 'Novità',
  description: 'Le nostre notizie e i nostri eventi',
  none: 'Non ci sono ancora notizie.',
  newer: 'Più recenti',
  older: 'Meno recenti',
  pages: 'Pagine delle notizie',
  all: 'Tutte le notizie',
})

const contact = () => ({
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

const errorPages = ({ counted, dateTime }: Format) => ({
  notFound: {
    title: 'Non troviamo questa pagina',
    text: 'Forse l’indirizzo è cambiato, oppure il prodotto non è più in produzione. Si può proseguire dalle categorie qui sopra o con una ricerca.',
    home: 'Alla pagina iniziale',
    search: 'Cerca nel negozio',
  },
  unreadable: {
    title: 'Questo indirizzo non si può leggere',
    text: 'Qualcosa è andato perso o è cambiato lungo la strada, come succede con i link tagliati a metà. Dalla pagina iniziale si arriva a tutto ciò che abbiamo.',
    home: 'Alla pagina iniziale',
  },
  offline: {
    title: 'Questa pagina non è ancora sul vostro dispositivo',
    text: 'Il prodotto, la categoria o la pagina non è disponibile offline. Le pagine già aperte funzionano ancora, e questa funzionerà appena sarete di nuovo online.',
    back: 'Torna alla pagina precedente',
    visited: 'Aperte su questo dispositivo',
  },
  offlineCatalog: {
    known: 'Che cosa ne sa il vostro dispositivo',
    product: 'Prodotto',
    price: 'Prezzo',
    searching: 'Ricerca nel catalogo sul dispositivo…',
    found: (total: number, shown: number) =>
      `${counted(total, 'prodotto trovato', 'prodotti trovati')} sul dispositivo${shown < total ? `, qui i ${shown} migliori` : ''}.`,
    pricesFrom: (moment: string) =>
      `Non c’è connessione: i prezzi sono del ${dateTime(Date.parse(moment))} e la disponibilità non è nota. Tutto sarà verificato di nuovo appena sarete online.`,
    nothing: (term: string) => `Nessun risultato per «${term}» nel catalogo sul dispositivo.`,
  },
  gaps: {
    waiting: 'Una parte di questa pagina non è ancora stata caricata. Stiamo riprovando.',
    stopped: 'Al momento non possiamo caricare tutta la pagina. Riprovate tra qualche minuto.',
    tryNow: 'Riprova ora',
  },
  errorPage: {
    title: 'Qualcosa è andato storto',
    text: 'Non è stato possibile comporre la pagina. Non dipende da voi, e di solito basta riprovare tra un momento.',
    retry: 'Riprova',
    retrying: 'Un altro tentativo…',
    home: 'Alla pagina iniziale',
    reference: 'Riferimento, se ci chiedete informazioni:',
    phone: 'Chiamateci al',
    waiting: 'Stiamo riprovando. La pagina si aprirà da sola.',
    stopped: 'Non riusciamo ancora a caricare questa pagina. Chiamateci, oppure riprovate più tardi.',
    unavailable: 'Scusate, torniamo tra un minuto',
    unavailableText: 'Al momento non possiamo caricare questa pagina. Riprovate tra un minuto.',
  },
})

export const messages = (format: Format) => ({
  home: home(format),
  news: news(),
  contact: contact(),
  errorPages: errorPages(format),
})
