import { ownMethods } from '#schema/messages/de/own-methods.ts'
import type { Format } from '../format.ts'
import type { Messages } from '../messages.types.ts'

/** The way to an external checkout and back. */
const page = () => ({
  proceed: 'Zur Kasse',
  proceedFor: (amount: string) => `Zur Kasse · ${amount}`,
  secure: 'Sichere Kasse',
  working: 'Ihr Warenkorb wird gespeichert …',
  leaving: 'Weiter zur Kasse …',
  offline: 'Sie sind offline. Ihr Warenkorb bleibt hier; bestellen Sie, sobald Sie wieder online sind.',
  unavailable:
    'Ihr Warenkorb konnte gerade nicht gespeichert und daher nicht bestellt werden. Bitte versuchen Sie es noch einmal.',
  changed: 'Ihr Warenkorb hat sich beim Speichern geändert. Bitte sehen Sie ihn sich vor der Bestellung noch einmal an.',
  empty: 'In Ihrem Warenkorb ist nichts zum Bestellen.',
  title: 'Kasse',
  toCart: 'Warenkorb ansehen',
  home: 'Zurück zur Startseite',
  orders: 'Ihre Bestellungen',
  next: {
    title: 'So geht es weiter',
    mail: (email: string) => `Wir senden die Bestätigung an ${email}.`,
    delivery: (method: string, place: string) => `Lieferung: ${method}.${place && ` Adresse: ${place}.`}`,
    questions: 'Fragen oder Änderungen? Rufen Sie uns an:',
    print: 'Drucken',
  },
  thanks: {
    title: 'Ihre Bestellung',
    description: 'Ihre Bestellung und wie es weitergeht.',
    needsScripts:
      'Zu Ihrer Bestellung ist eine E-Mail an Sie unterwegs. JavaScript ist hier ausgeschaltet, daher wird der Warenkorb dieses Geräts nicht geleert.',
    asking: 'Ihre Bestellung wird gesucht …',
    heading: 'Vielen Dank für Ihre Bestellung!',
    number: (number: string) => `Bestellnummer ${number}`,
    open: 'Wir sehen Ihre Bestellung noch nicht',
    openText:
      'Ihr Warenkorb ist noch so, wie Sie ihn verlassen haben. Wenn Sie bestellt haben, sehen Sie gleich noch einmal nach; sonst können Sie vom Warenkorb aus weitermachen.',
    unknown: 'Ihre Bestellung kann gerade nicht geladen werden',
    unknownText:
      'Wenn Sie bestellt haben, ist eine Bestätigung per E-Mail an Sie unterwegs. Ihr Warenkorb bleibt erhalten, bis wir es wissen.',
    again: 'Noch einmal nachsehen',
    none: 'Wir sehen hier keine Bestellung.',
    noneText: 'Wenn Sie bestellt haben, sehen Sie in Ihrem Postfach nach oder melden Sie sich an.',
  },
})

const order = ({ date, figure }: Format): Messages['checkout']['order'] => ({
  description: 'Ihre Angaben, Lieferung und Zahlung.',
  needsScripts: 'Zum Bestellen brauchen Sie JavaScript. Es ist in diesem Browser ausgeschaltet.',
  steps: { personal: 'Ihre Angaben', shipping: 'Lieferung', payment: 'Zahlung', review: 'Prüfen und bestellen' },
  edit: 'Ändern',
  next: 'Weiter',
  personal: {
    email: 'E-Mail-Adresse',
    emailHint: 'Dorthin senden wir die Bestätigung Ihrer Bestellung.',
    known: 'Schon einmal hier gewesen?',
    signIn: 'Anmelden',
    createsAccount: 'Mit dieser Bestellung ein Konto anlegen',
    withAccount: 'mit einem neuen Konto',
  },
  shipping: {
    methods: 'Lieferart',
    none: 'An diese Adresse können wir nicht liefern. Bitte ändern Sie sie, oder rufen Sie uns an.',
    noPrice: 'Preis noch nicht bekannt',
    virtual: 'Nichts in Ihrem Warenkorb muss geliefert werden.',
  },
  payment: {
    methods: 'Zahlungsart',
    none: 'Dieser Warenkorb kann hier nicht bezahlt werden. Bitte rufen Sie uns an.',
    same: 'Rechnungsadresse ist dieselbe',
    billing: 'Rechnungsadresse',
    company: 'Firma',
    vatNumber: 'USt-IdNr.',
  },
  methods: {
    own: ownMethods,
    failed: 'Lieferung und Zahlung können gerade nicht geladen werden.',
    again: 'Noch einmal versuchen',
  },
  review: {
    items: (count) => `${figure(count)} Artikel`,
    lines: 'Artikel Ihrer Bestellung',
    quantity: (quantity) => `${figure(quantity)} ×`,
    onDelivery:
      'Sie zahlen bar, wenn Ihre Bestellung übergeben wird. Bitte halten Sie den Betrag bereit; Sie bekommen eine Quittung.',
    agree: 'Ich akzeptiere die Geschäftsbedingungen',
    conditions: (title) => `${title} (öffnet sich in einem neuen Tab)`,
    place: 'Zahlungspflichtig bestellen',
    keep: 'Bestellung auf diesem Gerät speichern',
    totalPending: 'Sie können bestellen, sobald die Gesamtsumme berechnet ist.',
    delivery: 'Die Lieferkosten konnten nicht berechnet werden. Bitte versuchen Sie es noch einmal.',
  },
  waiting: {
    title: 'Eine Bestellung wartet!',
    text: 'Klicken Sie hier, um die Bestellung zu bestätigen, die Sie ohne Verbindung aufgegeben haben.',
    made: (time) => `Bestellt am ${date(time)}.`,
    offline:
      'Ihre Bestellung ist auf diesem Gerät gespeichert. Sie wird gesendet, wenn Sie sie bestätigen, sobald Sie wieder online sind.',
    soon: 'Ihre Bestellung ist auf diesem Gerät gespeichert. Sie wird gesendet, sobald Sie wieder online sind.',
    open: 'Die Bestellung konnte wegen eines Serverfehlers nicht übertragen werden. Sie ist vorgemerkt.',
    onThisPage:
      'Ihre Bestellung ist auf diesem Gerät gespeichert. Lassen Sie diese Seite offen, dann wird sie gesendet, wenn Sie wieder online sind; sonst bitten wir Sie, sie zu bestätigen.',
    notStored:
      'Dieser Browser erlaubt dem Shop nicht, Ihre Bestellung zu speichern. Lassen Sie diese Seite offen, bis Sie wieder online sind und Ihre Bestellnummer haben.',
    changed:
      'Ihr Warenkorb hat sich geändert, seit Sie ohne Verbindung bestellt haben. Bitte prüfen Sie ihn und bestellen Sie dann.',
    twice: 'Sie wird nur einmal aufgegeben, auch wenn Sie sie mehrmals senden.',
    confirm: 'Bestellung bestätigen',
    cancel: 'Bestellung verwerfen',
  },
  sent: {
    title: 'Wir prüfen Ihre Bestellung',
    checking:
      'Wir haben Ihre Bestellung gesendet, aber noch keine Antwort erhalten. Deshalb wissen wir nicht, ob sie angekommen ist, und fragen gerade nach. Bitte bestellen Sie nicht noch einmal: Sie erfahren es auf dieser Seite, sobald wir es wissen.',
    offline:
      'Sie sind offline, und wir wissen noch nicht, ob Ihre Bestellung angekommen ist. Wir fragen nach, sobald Sie wieder online sind.',
    again: 'Jetzt prüfen',
    notice: 'Wir prüfen, ob Ihre Bestellung angekommen ist.',
    look: 'Bestellung ansehen',
    failed:
      'Ihre Bestellung wurde nicht aufgegeben. Es wurde nichts bestellt, und Ihr Warenkorb ist unverändert. Bitte versuchen Sie es noch einmal.',
  },
  received: {
    title: 'Ihre Bestellung ist eingegangen',
    text: (email: string) => `Wir bestätigen sie gleich. Die Bestätigung erhalten Sie auch per E-Mail an ${email}.`,
    late: 'Wir konnten Ihre Bestellung noch nicht bestätigen. Bitte melden Sie sich bei uns, bevor Sie noch einmal bestellen.',
    lateCall: (phone: string) =>
      `Wir konnten Ihre Bestellung noch nicht bestätigen. Bitte rufen Sie uns unter ${phone} an, bevor Sie noch einmal bestellen.`,
    twice: 'Wenn Sie jetzt noch einmal bestellen, erhalten wir Ihre Bestellung womöglich doppelt.',
    giveUp: 'Zurück zur Kasse',
    lateNotice: 'Wir konnten Ihre Bestellung noch nicht bestätigen.',
    goTo: (place: string) => `Zu „${place}“`,
  },
  thanks: {
    title: 'Vielen Dank für Ihre Bestellung!',
    titleFor: (name) => `Vielen Dank, ${name}`,
    number: (number) => `Bestellnummer ${number}`,
    later: 'Die Nummer bekommen Sie mit der Bestätigung.',
  },
})

export const messages = (format: Format) => ({
  ...page(),
  order: order(format),
})
