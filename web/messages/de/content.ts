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
  sent: (email: string) => `Vielen Dank. Ihre Nachricht ist bei uns, und die Antwort geht an ${email}.`,
  another: 'Weitere Nachricht schreiben',
})

const errorPages = ({ counted, dateTime }: Format) => ({
  notFound: {
    title: 'Diese Seite finden wir nicht',
    text: 'Vielleicht hat sich die Adresse geändert, oder das Produkt wird nicht mehr hergestellt. Die Kategorien oben führen weiter, die Suche auch.',
    home: 'Zur Startseite',
    search: 'Im Shop suchen',
  },
  unreadable: {
    title: 'Diese Adresse ist nicht lesbar',
    text: 'Etwas darin ging unterwegs verloren oder wurde verändert, wie es bei abgeschnittenen Links vorkommt. Von der Startseite führt der Weg zu allem, was wir haben.',
    home: 'Zur Startseite',
  },
  offline: {
    title: 'Diese Seite ist noch nicht auf Ihrem Gerät',
    text: 'Das Produkt, die Kategorie oder die Seite ist offline nicht verfügbar. Seiten, die Sie schon geöffnet haben, funktionieren weiter, und diese, sobald Sie wieder online sind.',
    back: 'Zurück zur letzten Seite',
    visited: 'Auf diesem Gerät geöffnet',
  },
  offlineCatalog: {
    known: 'Was Ihr Gerät davon weiß',
    product: 'Produkt',
    price: 'Preis',
    searching: 'Der Katalog auf Ihrem Gerät wird durchsucht …',
    found: (total: number, shown: number) =>
      `${counted(total, 'Produkt', 'Produkte')} auf Ihrem Gerät gefunden${shown < total ? `, hier die ${shown} besten` : ''}.`,
    pricesFrom: (moment: string) =>
      `Es besteht keine Verbindung: Preise vom ${dateTime(Date.parse(moment))}, der Bestand ist nicht bekannt. Alles wird erneut geprüft, sobald Sie wieder online sind.`,
    nothing: (term: string) => `Nichts für „${term}“ im Katalog auf Ihrem Gerät.`,
  },
  gaps: {
    waiting: 'Ein Teil dieser Seite wurde noch nicht geladen. Wir versuchen es noch einmal.',
    stopped: 'Diese Seite kann gerade nicht vollständig geladen werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    tryNow: 'Jetzt noch einmal versuchen',
  },
  errorPage: {
    title: 'Etwas ist schiefgegangen',
    text: 'Die Seite konnte gerade nicht zusammengestellt werden. Das liegt nicht an Ihnen; meist hilft es, es gleich noch einmal zu versuchen.',
    retry: 'Noch einmal versuchen',
    retrying: 'Wird versucht …',
    home: 'Zur Startseite',
    reference: 'Kennung, falls Sie uns danach fragen:',
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
  contact: contact(),
  errorPages: errorPages(format),
})
