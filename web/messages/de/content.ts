import type { Format } from '../format.ts'

const home = ({ counted }: Format) => ({
  offers: 'Angebote der Saison',
  categories: 'Nach Kategorie einkaufen',
  more: 'Weitere Abteilungen',
  jobs: 'Was haben Sie vor?',
  facts: {
    label: 'Gut zu wissen',
    cut: 'Zuschnitt nach Ihrer Liste',
    cutFrom: 'je Platte, auf Wunsch umleimt',
    from: 'ab',
    ring: 'Fragen? Rufen Sie an',
    open: (closing: string) => `Heute bis ${closing} Uhr geöffnet`,
    opens: (hours: string) => `Heute ${hours} Uhr geöffnet`,
    closed: () => 'Zurzeit geschlossen',
  },
  newProducts: 'Neu im Sortiment',
  bestSellers: 'Meistverkauft',
  specialOffers: 'Sonderangebote',
  products: (count: number) => counted(count, 'Produkt', 'Produkte'),
})

/** The blog. */
const news = () => ({
  title: 'Aktuelles',
  description: 'Unsere Neuigkeiten und Veranstaltungen',
  none: 'Es gibt noch keine Neuigkeiten.',
  newer: 'Neuere',
  older: 'Ältere',
  pages: 'Seiten der Neuigkeiten',
  all: 'Alle Neuigkeiten',
  topics: 'Themen',
  by: (author: string) => `Von ${author}`,
  feed: 'RSS-Feed',
})

/** The branches. */
const stores = () => ({
  title: 'Standorte',
  description: 'Unsere Niederlassung: Adresse, Öffnungszeiten, Telefon und Anfahrt.',
  intro: 'Sehen Sie sich die Ware an, lassen Sie sich beraten, oder holen Sie Ihre Bestellung ab.',
  none: 'Bitte fragen Sie uns, wo Sie uns finden.',
  contact: 'Schreiben Sie uns',
  directions: 'Route planen',
  hours: 'Öffnungszeiten',
  open: (closing: string) => `Jetzt geöffnet bis ${closing} Uhr`,
  opens: (hours: string) => `Heute geöffnet ${hours} Uhr`,
  closed: 'Zurzeit geschlossen',
  closedDay: 'geschlossen',
  closedOn: (dates: string) => `Geschlossen am ${dates}`,
  map: (name: string) => `Karte der Straßen um ${name}`,
})

const contact = () => ({
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
  sent: (email: string) => `Vielen Dank. Ihre Nachricht ist angekommen. Wir antworten an ${email}.`,
  another: 'Weitere Nachricht schreiben',
  about: {
    question: (product: string) => `Frage zu ${product}`,
    back: (product: string) => `Wann ist ${product} wieder vorrätig?`,
    tellMe: (product: string) => `Bitte schreiben Sie mir, sobald ${product} wieder vorrätig ist.`,
  },
})

const errorPages = ({ counted, dateTime }: Format) => ({
  notFound: {
    title: 'Diese Seite finden wir nicht',
    text: 'Vielleicht hat sich die Adresse geändert, oder wir führen das Produkt nicht mehr. Versuchen Sie es mit der Suche oder einer Kategorie.',
    home: 'Zur Startseite',
    search: 'Im Shop suchen',
  },
  unreadable: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Ein Teil der Adresse fehlt oder wurde verändert. Versuchen Sie es mit der Suche, oder beginnen Sie auf der Startseite.',
    home: 'Zur Startseite',
  },
  offline: {
    title: 'Diese Seite ist noch nicht auf Ihrem Gerät',
    text: 'Das Produkt, die Kategorie oder die Seite ist offline nicht verfügbar. Seiten, die Sie schon geöffnet haben, funktionieren weiter, und diese, sobald Sie wieder online sind.',
    back: 'Zurück zur letzten Seite',
    visited: 'Auf diesem Gerät geöffnet',
  },
  offlineCatalog: {
    known: 'Auf diesem Gerät gespeichert',
    product: 'Produkt',
    price: 'Preis',
    searching: 'Der Katalog auf diesem Gerät wird durchsucht …',
    found: (total: number, shown: number) =>
      `${counted(total, 'Produkt', 'Produkte')} auf diesem Gerät gefunden${shown < total ? `. Sie sehen die ersten ${shown}` : ''}.`,
    pricesFrom: (moment: string) =>
      `Sie sind offline. Stand der Preise: ${dateTime(Date.parse(moment))}. Wir prüfen Preise und Bestand, sobald Sie wieder online sind.`,
    nothing: (term: string) => `Nichts gefunden für „${term}“ im Katalog auf diesem Gerät.`,
  },
  gaps: {
    waiting: 'Ein Teil dieser Seite wurde noch nicht geladen. Wir versuchen es noch einmal.',
    stopped: 'Diese Seite kann gerade nicht vollständig geladen werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    tryNow: 'Jetzt noch einmal versuchen',
  },
  errorPage: {
    title: 'Etwas ist schiefgegangen',
    text: 'Wir können diese Seite gerade nicht anzeigen. Bitte versuchen Sie es gleich noch einmal.',
    retry: 'Noch einmal versuchen',
    retrying: 'Wird versucht …',
    home: 'Zur Startseite',
    reference: 'Bitte nennen Sie uns am Telefon diese Kennung:',
    phone: 'Rufen Sie uns an:',
    waiting: 'Wir versuchen es noch einmal. Die Seite öffnet sich von selbst.',
    stopped: 'Diese Seite lässt sich noch immer nicht laden. Bitte rufen Sie uns an oder versuchen Sie es später noch einmal.',
    unavailable: 'Wir sind gleich wieder für Sie da',
    unavailableText: 'Diese Seite lässt sich gerade nicht laden. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
})

export const messages = (format: Format) => ({
  home: home(format),
  news: news(),
  stores: stores(),
  contact: contact(),
  errorPages: errorPages(format),
})
