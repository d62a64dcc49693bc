import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../kit/languages.ts'

type View = keyof typeof LANGUAGES

/** The texts of failures in each store view. */
const TEXTS: Readonly<Record<View, readonly string[]>> = {
  '': [
    'Some of this page hasn’t loaded yet. We’re trying again.',
    'We can’t load all of this page right now. Please try again in a few minutes.',
    'Try again now',
    'Sorry, we’ll be back in a minute',
    'Ring',
    'We’re trying again. The page will open by itself.',
    'We still can’t load this page. Please ring us, or try again later.',
    'You have been signed out on this device. Please sign in again.',
    'We can’t load your devices while you’re offline. They’ll appear when you’re back online.',
    'We can’t load your devices right now. Please try again.',
  ],
  '/de': [
    'Ein Teil dieser Seite wurde noch nicht geladen. Wir versuchen es noch einmal.',
    'Diese Seite kann gerade nicht vollständig geladen werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    'Jetzt noch einmal versuchen',
    'Wir sind gleich wieder für Sie da',
    'Rufen Sie uns an:',
    'Wir versuchen es noch einmal. Die Seite öffnet sich von selbst.',
    'Diese Seite lässt sich noch immer nicht laden. Bitte rufen Sie uns an oder versuchen Sie es später noch einmal.',
    'Sie wurden auf diesem Gerät abgemeldet. Bitte melden Sie sich erneut an.',
    'Ihre Geräte können offline nicht geladen werden. Sie erscheinen, sobald Sie wieder online sind.',
    'Ihre Geräte können gerade nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  ],
  '/it': [
    'Una parte di questa pagina non è ancora stata caricata. Stiamo riprovando.',
    'Al momento non possiamo caricare tutta la pagina. Riprova tra qualche minuto.',
    'Riprova ora',
    'Ci scusiamo: torniamo tra un minuto',
    'Chiamaci al',
    'Stiamo riprovando. La pagina si aprirà da sola.',
    'Non riusciamo ancora a caricare questa pagina. Chiamaci, oppure riprova più tardi.',
    'L’accesso da questo dispositivo è stato chiuso. Accedi di nuovo.',
    'Offline non possiamo caricare i tuoi dispositivi. Compariranno quando sarai di nuovo online.',
    'Al momento non riusciamo a caricare i tuoi dispositivi. Riprova.',
  ],
}

describe('texts of failures', () => {
  // ERROR-11, ERROR-12, USER-23
  it.each(Object.entries(LANGUAGES))('name the problem and the next step in the store view %j', (view, { words, server }) => {
    const { gaps, errorPage } = words.get('content').errorPages
    const { devices } = words.get('account')
    expect([
      ...[gaps.waiting, gaps.stopped, gaps.tryNow],
      ...[errorPage.unavailable, errorPage.phone, errorPage.waiting, errorPage.stopped],
      ...[server.session.ended, devices.offline, devices.failed],
    ]).toEqual(TEXTS[view as View])
  })
})
