import { runWhenIdle } from '../../../late/idle.ts'

/** Ends an unfinished layout of cards. */
let stop = () => {}

/** Lays out all remaining off-screen cards in idle time. From then on the page height is exact, and so is scroll restoration. */
export function layOutCards() {
  stop()
  let isStopped = false
  stop = () => {
    isStopped = true
  }
  const left = findCards()
  // One card per idle period, so that slow phones stay responsive.
  const next = () => {
    if (isStopped) return
    const card = left.shift()
    if (!card) return document.documentElement.setAttribute('data-whole', '')
    card.style.contentVisibility = 'visible'
    runWhenIdle(next)
  }
  runWhenIdle(next)
}

/** Skips the layout of off-screen cards while all of them change, and lays them out afterwards. */
export function layOutCardsAgain() {
  for (const card of findCards()) card.style.contentVisibility = ''
  document.documentElement.removeAttribute('data-whole')
  layOutCards()
}

const findCards = () => [...document.querySelectorAll<HTMLElement>('main li:has(> article)')]
