import type { Format } from '../format.ts'

const home = ({ counted }: Format) => ({
  offers: 'Offerte della stagione',
  categories: 'Acquista per categoria',
  more: 'Altri reparti',
  jobs: 'Che lavoro devi fare?',
  facts: {
    label: 'Da sapere',
    cut: 'Taglio secondo la tua lista',
    cutFrom: 'a pannello, anche con bordatura',
    from: 'da',
    ring: 'Domande? Chiamaci',
    open: (closing: string) => `Oggi aperto fino alle ${closing}`,
    opens: (hours: string) => `Oggi aperto ${hours}`,
    closed: () => 'Al momento chiuso',
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
  topics: 'Argomenti',
  by: (author: string) => `Di ${author}`,
  feed: 'Feed RSS',
})

/** The branches. */
const stores = () => ({
  title: 'Punti vendita',
  description: 'La nostra sede: indirizzo, orari di apertura, telefono e come arrivare.',
  intro: 'Vieni a vedere la merce, chiedi consiglio o ritira il tuo ordine.',
  none: 'Contattaci per sapere dove siamo.',
  contact: 'Scrivici',
  directions: 'Come arrivare',
  hours: 'Orari di apertura',
  open: (closing: string) => `Aperto adesso fino alle ${closing}`,
  opens: (hours: string) => `Aperto oggi ${hours}`,
  closed: 'Al momento chiuso',
  closedDay: 'chiuso',
  closedOn: (dates: string) => `Chiuso: ${dates}`,
  map: (name: string) => `Mappa delle strade intorno a ${name}`,
})

const contact = () => ({
  title: 'Contatti',
  description: 'Domande su prodotti, misure, consegna e ordini: per telefono, per e-mail o con il modulo.',
  write: 'Scrivici',
  writeHint: 'Rispondiamo per e-mail, quasi sempre lo stesso giorno lavorativo.',
  call: 'Chiamaci',
  name: 'Il tuo nome',
  email: 'Indirizzo e-mail',
  subject: 'Di che cosa si tratta?',
  message: 'Il tuo messaggio',
  messageHint: 'Con misure, quantità e un numero d’ordine possiamo rispondere subito.',
  send: 'Invia il messaggio',
  sent: (email: string) => `Grazie. Il messaggio è arrivato. Risponderemo a ${email}.`,
  another: 'Scrivi un altro messaggio',
  about: {
    question: (product: string) => `Domanda su ${product}`,
    back: (product: string) => `Quando torna disponibile ${product}?`,
    tellMe: (product: string) => `Per favore, scrivimi quando ${product} torna disponibile.`,
  },
})

const errorPages = ({ counted, dateTime }: Format) => ({
  notFound: {
    title: 'Non troviamo questa pagina',
    text: 'Forse l’indirizzo è cambiato, oppure non vendiamo più il prodotto. Prova con una ricerca o una categoria.',
    home: 'Alla pagina iniziale',
    search: 'Cerca nel negozio',
  },
  unreadable: {
    title: 'Questo link non funziona',
    text: 'Una parte dell’indirizzo manca o è cambiata. Prova con una ricerca o riparti dalla pagina iniziale.',
    home: 'Alla pagina iniziale',
  },
  offline: {
    title: 'Questa pagina non è ancora sul tuo dispositivo',
    text: 'Il prodotto, la categoria o la pagina non è disponibile offline. Le pagine già aperte funzionano ancora, e questa funzionerà appena sarai di nuovo online.',
    back: 'Torna alla pagina precedente',
    visited: 'Aperte su questo dispositivo',
  },
  offlineCatalog: {
    known: 'Salvato su questo dispositivo',
    product: 'Prodotto',
    price: 'Prezzo',
    searching: 'Ricerca nel catalogo salvato su questo dispositivo…',
    found: (total: number, shown: number) =>
      `${counted(total, 'prodotto trovato', 'prodotti trovati')} su questo dispositivo${shown < total ? `. Ecco i primi ${shown}` : ''}.`,
    pricesFrom: (moment: string) =>
      `Sei offline. I prezzi sono aggiornati alle ${dateTime(Date.parse(moment))}. Verificheremo prezzi e disponibilità appena sarai di nuovo online.`,
    nothing: (term: string) => `Nessun risultato per «${term}» nel catalogo salvato su questo dispositivo.`,
  },
  gaps: {
    waiting: 'Una parte di questa pagina non è ancora stata caricata. Stiamo riprovando.',
    stopped: 'Al momento non possiamo caricare tutta la pagina. Riprova tra qualche minuto.',
    tryNow: 'Riprova ora',
  },
  errorPage: {
    title: 'Qualcosa è andato storto',
    text: 'Al momento non possiamo mostrare questa pagina. Riprova tra poco.',
    retry: 'Riprova',
    retrying: 'Un altro tentativo…',
    home: 'Alla pagina iniziale',
    reference: 'Se ci chiami, indica questo riferimento:',
    phone: 'Chiamaci al',
    waiting: 'Stiamo riprovando. La pagina si aprirà da sola.',
    stopped: 'Non riusciamo ancora a caricare questa pagina. Chiamaci, oppure riprova più tardi.',
    unavailable: 'Ci scusiamo: torniamo tra un minuto',
    unavailableText: 'Al momento non possiamo caricare questa pagina. Riprova tra un minuto.',
  },
})

export const messages = (format: Format) => ({
  home: home(format),
  news: news(),
  stores: stores(),
  contact: contact(),
  errorPages: errorPages(format),
})
