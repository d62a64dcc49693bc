/** The words of pages that stand for one that cannot be shown. */
export const messages = () => ({
  notFound: {
    title: 'We cannot find this page',
    text: 'The address may have changed, or the product is no longer made. The categories above lead on, and so does a search.',
    home: 'To the home page',
    search: 'Search the shop',
  },
  unreadable: {
    title: 'This address cannot be read',
    text: 'Something in it was lost or changed on its way here, as happens to links that are cut off in the middle. The home page leads to everything we have.',
    home: 'To the home page',
  },
  offline: {
    title: 'This page is not on your device yet',
    text: 'The product, category or CMS page is not available in Offline mode. Pages you have opened before still work, and this one will as soon as you are back online.',
    back: 'Back to where you were',
    visited: 'Opened on this device',
  },
  errorPage: {
    title: 'Something went wrong',
    text: 'The page could not be put together just now. It is not your doing, and trying again in a moment usually helps.',
    retry: 'Try again',
    retrying: 'Trying…',
    home: 'To the home page',
    reference: 'Reference, if you ask us about it:',
    phone: 'In a hurry? Call us on',
    unavailable: 'The shop is being restocked',
    unavailableText: 'We cannot reach our warehouse system at the moment. Please try again in a minute.',
  },
})
