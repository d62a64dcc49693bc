import { whenIdle } from '../../../moments.ts'

/**
 * Lays out the cards that were left for when they come near, while nobody waits for anything. From then on the page is as
 * long as its scroll bar says, and the way back to a place in it is exact.
 */
export function layOutCards() {
  const left = [...document.querySelectorAll<HTMLElement>('main li:has(> article)')]
  // One at a time: a slow phone stays with its owner.
  const next = () => {
    const card = left.shift()
    if (!card) return document.documentElement.setAttribute('data-whole', '')
    card.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}
