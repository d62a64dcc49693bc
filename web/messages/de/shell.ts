import type { Format } from '../format.ts'

/** Header, menu, search and footer. */
const page = ({ counted, dateTime, figure }: Format) => ({
  skipToContent: 'Zum Inhalt springen',
  loading: 'Wird geladen …',
  vat: {
    label: 'Preise anzeigen',
    inc: 'inkl. MwSt.',
    ex: 'zzgl. MwSt.',
  },
  header: {
    cuttingList: 'Zuschnittliste',
    home: (shop: string) => `${shop}, Startseite`,
    call: (phone: string) => `${phone} anrufen`,
    compare: 'Vergleich',
    wishlist: 'Merkliste',
    account: 'Konto',
    // The soft hyphen breaks the word where six labels share the width of a narrow phone.
    signIn: 'An\u00admelden',
    compared: (count: number) => `(${figure(count)})`,
    cart: 'Waren\u00adkorb',
    inCart: (count: number) => `(${figure(count)})`,
  },
  menu: {
    label: 'Kategorien',
    open: 'Menü',
    close: 'Menü schließen',
    back: 'Zurück',
    all: (category: string) => `Alles in ${category}`,
    submenu: (category: string) => `Mehr in ${category}`,
  },
  bar: {
    label: 'Schnellzugriff',
    home: 'Start',
    menu: 'Menü',
    search: 'Suche',
    call: 'Anrufen',
    cart: 'Warenkorb',
  },
  search: {
    label: 'Im Shop suchen',
    submit: 'Suchen',
    clear: 'Suche leeren',
    suggestions: 'Vorschläge',
    products: 'Produkte',
    categories: 'Kategorien',
    pages: 'Hilfe und Service',
    recent: 'Zuletzt gesucht',
    popular: 'Oft gesucht',
    sizes: 'Maße',
    forget: 'Letzte Suchen löschen',
    all: (term: string, total: number) => `Alle ${figure(total)} Treffer für „${term}“`,
    none: (term: string) => `Noch kein Treffer für „${term}“`,
    from: 'ab',
    failed: 'Vorschläge sind gerade nicht verfügbar. Mit der Eingabetaste können Sie trotzdem suchen.',
    pricesFrom: (moment: string) => `Keine Verbindung. Stand der Preise: ${dateTime(Date.parse(moment))}`,
    count: (total: number) => counted(total, 'Vorschlag', 'Vorschläge'),
  },
  footer: {
    shop: 'Kategorien',
    help: 'Hilfe und Lieferung',
    services: 'Service',
    calculators: 'Bedarfsrechner',
    quickOrder: 'Schnellbestellung',
    about: 'Unternehmen',
    contact: 'Sprechen Sie mit uns',
    newsletter: 'Newsletter bestellen',
    consent: 'Datenschutz-Einstellungen',
    languages: 'Sprache und Währung',
    payment: 'Bezahlen Sie mit Debit- oder Kreditkarte an unserer sicheren Kasse.',
    prices: 'Preise',
    legal: (shop: string, year: number) => `© ${year} ${shop}`,
  },
  notices: { ok: 'OK' },
  network: {
    offline: 'Sie sind offline.',
    dataFrom: (time: number) => `Stand der Preise und Bestände: ${dateTime(time)}.`,
    seenPages: 'Seiten, die Sie schon geöffnet haben, funktionieren weiter.',
  },
})

/** The question whether visits may be counted. */
const consent = ({ dateTime }: Format) => ({
  title: 'Dürfen wir messen, wie der Shop genutzt wird?',
  text: 'So sehen wir, was gesucht und gekauft wird und wie schnell Seiten laden. Ohne Ihre Zustimmung messen wir nichts.',
  granted: 'Sie haben zugestimmt.',
  denied: 'Sie haben abgelehnt.',
  since: (time: number) => `Ihre Antwort: ${dateTime(time)}.`,
  deny: 'Nein, danke',
  grant: 'Zustimmen',
})

const languages = () => ({
  title: 'Sprache und Währung',
  close: 'Schließen',
  hint: 'Jede hat eigene Preise und einen eigenen Warenkorb.',
})

const newsletter = () => ({
  title: 'Newsletter',
  close: 'Schließen',
  waiting: 'Einen Moment …',
  invitation: 'Angebote, Neuigkeiten und Rat, ab und zu per E-Mail.',
  email: 'E-Mail-Adresse',
  subscribe: 'Abonnieren',
  unsubscribe: 'Abbestellen',
  unsubscribed: 'Falls der Newsletter weiterhin kommt, benutzen Sie bitte den Link an seinem Ende.',
  subscribed: (email: string) => (email ? `Unser Newsletter geht an ${email}.` : 'Sie erhalten unseren Newsletter.'),
})

export const messages = (format: Format) => ({
  ...page(format),
  consent: consent(format),
  languages: languages(),
  newsletter: newsletter(),
})
