import { runWhenIdle } from '../../../late/idle.ts'

/** Lays out all remaining off-screen cards in idle time. From then on the page height is exact, and so is scroll restoration. */
export function layOutCards() {
  const left = [...document.querySelectorAll<HTMLElement>('main li:has(> article)')]
  // One card per idle period, so that slow phones stay responsive.
  const next = () => {
    const card = left.shift()
    if (!card) return document.documentElement.setAttribute('data-whole', '')
    card.style.contentVisibility = 'visible'
    runWhenIdle(next)
  }
  runWhenIdle(next)
}
