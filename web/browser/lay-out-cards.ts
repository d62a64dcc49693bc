import { whenIdle } from './when-settled.ts'

/** Few enough for a slow phone to stay with its owner. */
const AT_ONCE = 4

/**
 * Lays out the cards that were left for when they come near, while nobody waits for anything. From then on the page is as
 * long as its scroll bar says, and whole in print and in captures.
 */
export function layOutCards() {
  const left = [...document.querySelectorAll<HTMLElement>('main li:has(> article)')]
  const next = () => {
    for (const card of left.splice(0, AT_ONCE)) card.style.contentVisibility = 'visible'
    if (left.length > 0) whenIdle(next)
    else document.documentElement.setAttribute('data-whole', '')
  }
  whenIdle(next)
}
