/** The words of what delivery costs. */
export const messages = () => ({
  title: 'Was die Lieferung kostet',
  postcode: 'Postleitzahl',
  country: 'Land',
  show: 'Lieferung anzeigen',
  to: (postcode: string, country: string) => `Nach ${postcode}, ${country}:`,
  asking: 'Lieferkosten werden erfragt …',
  offline: 'Was die Lieferung kostet, erfahren Sie, sobald Sie wieder online sind.',
  failed: 'Die Lieferkosten lassen sich gerade nicht ermitteln.',
  none: 'Dorthin ist kein Lieferweg bekannt. Bitte fragen Sie uns.',
  noPrice: 'Preis nicht bekannt',
})
