import type { Format } from '../format.ts'

/** Header, menu, search and footer. */
const page = ({ counted, dateTime, figure }: Format) => ({
  skipToContent: 'Vai al contenuto',
  loading: 'Caricamento…',
  vat: {
    label: 'Mostra i prezzi',
    inc: 'IVA inclusa',
    ex: 'IVA esclusa',
  },
  header: {
    cuttingList: 'Lista di taglio',
    home: (shop: string) => `${shop}, pagina iniziale`,
    call: (phone: string) => `Chiama ${phone}`,
    compare: 'Confronto',
    wishlist: 'Preferiti',
    account: 'Account',
    signIn: 'Accedi',
    compared: (count: number) => `(${figure(count)})`,
    cart: 'Carrello',
    inCart: (count: number) => `(${figure(count)})`,
  },
  menu: {
    label: 'Categorie',
    open: 'Menu',
    close: 'Chiudi il menu',
    back: 'Indietro',
    all: (category: string) => `Tutto in ${category}`,
    submenu: (category: string) => `Altro in ${category}`,
  },
  bar: {
    label: 'Scorciatoie',
    home: 'Inizio',
    menu: 'Menu',
    search: 'Cerca',
    call: 'Chiama',
    cart: 'Carrello',
  },
  search: {
    label: 'Cerca nel negozio',
    submit: 'Cerca',
    clear: 'Cancella la ricerca',
    suggestions: 'Suggerimenti',
    products: 'Prodotti',
    categories: 'Categorie',
    pages: 'Aiuto e servizi',
    recent: 'Ricerche recenti',
    popular: 'Ricerche frequenti',
    sizes: 'Misure',
    forget: 'Cancella le ricerche recenti',
    all: (term: string, total: number) => `Tutti i ${figure(total)} risultati per «${term}»`,
    none: (term: string) => `Ancora nessun risultato per «${term}»`,
    from: 'da',
    failed: 'I suggerimenti non sono disponibili al momento. Premi Invio per cercare comunque.',
    pricesFrom: (moment: string) => `Nessuna connessione: prezzi aggiornati alle ${dateTime(Date.parse(moment))}`,
    count: (total: number) => counted(total, 'suggerimento', 'suggerimenti'),
  },
  footer: {
    shop: 'Categorie',
    help: 'Aiuto e consegna',
    services: 'Servizi',
    calculators: 'Calcolatori',
    quickOrder: 'Ordine rapido',
    about: 'Azienda',
    contact: 'Parla con noi',
    newsletter: 'Ricevi la newsletter',
    consent: 'Scelte sulla privacy',
    languages: 'Lingua e valuta',
    payment: 'Pagamento con carta di debito o di credito alla nostra cassa sicura.',
    prices: 'Prezzi',
    legal: (shop: string, year: number) => `© ${year} ${shop}`,
  },
  notices: { ok: 'OK' },
  network: {
    offline: 'Sei offline.',
    dataFrom: (time: number) => `Prezzi e disponibilità aggiornati alle ${dateTime(time)}.`,
    seenPages: 'Le pagine già aperte funzionano ancora.',
  },
})

/** The question whether visits may be counted. */
const consent = ({ dateTime }: Format) => ({
  title: 'Possiamo misurare come viene usato il negozio?',
  text: 'Ci mostra che cosa si cerca e si compra e quanto sono veloci le pagine. Senza il tuo consenso non misuriamo nulla.',
  granted: 'Hai accettato.',
  denied: 'Hai rifiutato.',
  since: (time: number) => `La tua risposta: ${dateTime(time)}.`,
  deny: 'No, grazie',
  grant: 'Accetto',
})

const languages = () => ({
  title: 'Lingua e valuta',
  close: 'Chiudi',
  hint: 'Ognuna ha i propri prezzi e il proprio carrello.',
})

const newsletter = () => ({
  title: 'Newsletter',
  close: 'Chiudi',
  waiting: 'Un momento…',
  invitation: 'Offerte, novità e consigli, di tanto in tanto per e-mail.',
  email: 'Indirizzo e-mail',
  subscribe: 'Iscriviti',
  unsubscribe: 'Annulla l’iscrizione',
  unsubscribed: 'Se la newsletter continua ad arrivare, usa il link in fondo al messaggio.',
  subscribed: (email: string) =>
    email ? `La nostra newsletter arriva a ${email}.` : 'La tua iscrizione alla newsletter è attiva.',
})

export const messages = (format: Format) => ({
  ...page(format),
  consent: consent(format),
  languages: languages(),
  newsletter: newsletter(),
})
