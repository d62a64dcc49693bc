/** The words of what delivery costs. */
export const messages = () => ({
  title: 'Quanto costa la consegna',
  postcode: 'CAP',
  country: 'Paese',
  show: 'Mostra la consegna',
  to: (postcode: string, country: string) => `A ${postcode}, ${country}:`,
  asking: 'Richiesta dei costi di consegna…',
  offline: 'I costi di consegna arriveranno appena sarete di nuovo online.',
  failed: 'Non è possibile conoscere i costi di consegna al momento.',
  none: 'Non si conosce un modo per consegnare là. Chiedete a noi.',
  noPrice: 'Prezzo non noto',
})
