/** The words on the way to the checkout and back. */
export const messages = () => ({
  proceed: 'Zur Kasse',
  working: 'Ihr Warenkorb wird gespeichert …',
  leaving: 'Weiter zur Kasse …',
  hint: 'Sie bestellen und bezahlen auf einer eigenen, sicheren Seite.',
  offline: 'Sie sind offline. Ihr Warenkorb bleibt hier; bestellen Sie, sobald Sie wieder online sind.',
  unavailable:
    'Ihr Warenkorb konnte gerade nicht gespeichert und daher nicht bestellt werden. Bitte versuchen Sie es noch einmal.',
  changed: 'Ihr Warenkorb hat sich beim Speichern geändert. Bitte sehen Sie ihn sich vor der Bestellung noch einmal an.',
  empty: 'In Ihrem Warenkorb ist nichts, was bestellt werden könnte.',
  title: 'Kasse',
  toCart: 'Warenkorb ansehen',
  home: 'Zurück zur Startseite',
  orders: 'Ihre Bestellungen',
  thanks: {
    title: 'Ihre Bestellung',
    description: 'Was aus Ihrer Bestellung geworden ist.',
    needsScripts:
      'Zu Ihrer Bestellung ist eine E-Mail an Sie unterwegs. JavaScript ist hier ausgeschaltet, daher wird der Warenkorb dieses Geräts nicht geleert.',
    asking: 'Ihre Bestellung wird gesucht …',
    heading: 'Vielen Dank für Ihre Bestellung!',
    number: (number: string) => `Bestellnummer ${number}`,
    mail: (email: string) => `Eine Bestätigung geht an ${email}.`,
    open: 'Wir sehen Ihre Bestellung noch nicht',
    openText:
      'Ihr Warenkorb ist noch so, wie Sie ihn verlassen haben. Wenn Sie bestellt haben, sehen Sie gleich noch einmal nach; sonst können Sie vom Warenkorb aus weitermachen.',
    unknown: 'Ihre Bestellung lässt sich gerade nicht nachschlagen',
    unknownText:
      'Wenn Sie bestellt haben, ist eine Bestätigung per E-Mail an Sie unterwegs. Ihr Warenkorb bleibt erhalten, bis wir es wissen.',
    again: 'Noch einmal nachsehen',
    none: 'Wir sehen hier keine Bestellung.',
    noneText: 'Wenn Sie bestellt haben, sehen Sie in Ihrem Postfach nach oder melden Sie sich an.',
  },
})
