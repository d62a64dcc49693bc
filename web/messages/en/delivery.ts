/** The words of what delivery costs. */
export const messages = () => ({
  title: 'What delivery costs',
  postcode: 'Postcode',
  country: 'Country',
  show: 'Show delivery',
  to: (postcode: string, country: string) => `To ${postcode}, ${country}:`,
  asking: 'Asking what delivery costs…',
  offline: 'What delivery costs comes when you are back online.',
  failed: 'What delivery costs cannot be found out just now.',
  none: 'No way to deliver there is known. Please ask us.',
  noPrice: 'Price not known',
})
