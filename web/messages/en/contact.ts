/** The words of the contact page. */
export const messages = () => ({
  title: 'Contact us',
  description: 'Ask about products, sizes, delivery and orders: by telephone, by e-mail or with the form.',
  write: 'Write to us',
  writeHint: 'We answer by e-mail, most often on the same working day.',
  call: 'Call us',
  name: 'Your name',
  email: 'E-mail address',
  subject: 'What is it about?',
  message: 'Your message',
  messageHint: 'Sizes, quantities and an order number help us to answer at once.',
  send: 'Send message',
  sent: (email: string) => `Thank you. Your message is with us, and the answer goes to ${email}.`,
  another: 'Write another message',
})
