/** The words of the newsletter. */
export const messages = () => ({
  title: 'Newsletter',
  close: 'Close',
  waiting: 'One moment…',
  invitation: 'Offers, news and advice, now and then by e-mail.',
  email: 'E-mail address',
  subscribe: 'Subscribe',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'If the newsletter still arrives, use the link at its end.',
  subscribed: (email: string) => (email ? `Our newsletter goes to ${email}.` : 'You get our newsletter.'),
})
