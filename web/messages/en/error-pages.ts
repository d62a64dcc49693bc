import type { Format } from '../format.ts'

/** The words of pages that stand for one that cannot be shown. */
export const messages = ({ counted, dateTime }: Format) => ({
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
  pocket: {
    known: 'What your device knows of it',
    product: 'Product',
    price: 'Price',
    searching: 'Searching the catalogue on your device…',
    found: (total: number, shown: number) =>
      `${counted(total, 'product', 'products')} found on your device${shown < total ? `, the best ${shown} of them here` : ''}.`,
    pricesFrom: (moment: string) =>
      `There is no connection: prices are as of ${dateTime(Date.parse(moment))}, and stock is not known. Everything is checked again once you are back online.`,
    nothing: (term: string) => `Nothing for “${term}” in the catalogue on your device.`,
  },
  gaps: {
    waiting: 'Some of this page hasn’t loaded yet. We’re trying again.',
    stopped: 'We can’t load all of this page right now. Please try again in a few minutes.',
    tryNow: 'Try again now',
  },
  errorPage: {
    title: 'Something went wrong',
    text: 'The page could not be put together just now. It is not your doing, and trying again in a moment usually helps.',
    retry: 'Try again',
    retrying: 'Trying…',
    home: 'To the home page',
    reference: 'Reference, if you ask us about it:',
    phone: 'Ring',
    waiting: 'We’re trying again. The page will open by itself.',
    stopped: 'We still can’t load this page. Please ring us, or try again later.',
    unavailable: 'Sorry, we’ll be back in a minute',
    unavailableText: 'We can’t load this page right now. Please try again in a minute.',
  },
})
