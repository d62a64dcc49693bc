import { runAfterPaint, runWhenIdle } from '../../../late/idle.ts'

/** The height of a row in pixels: no card is lower. */
const LOWEST_CARD = 64

/** Buttons that change all cards: VAT, and rows instead of a grid. */
const CHOICES = 'button[data-choice]'

/** Ends an unfinished layout of cards. */
let stop = () => {}

/**
 * Lays out all remaining off-screen cards in idle time, now and after each choice that changes them. From then on the page height is
 * exact, and so is scroll restoration.
 */
export function keepCardsLaidOut() {
  const beforeChoice = ({ target }: Event) => target instanceof Element && target.closest(CHOICES) && skipFarCards()
  document.addEventListener('click', beforeChoice, { capture: true })
  layOutCards()
}

function layOutCards() {
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

/**
 * Runs before all cards change. Skips cards that cannot be in the window, and lays them out after the next paint. The browser alone would
 * also lay out the cards near the window first.
 */
function skipFarCards() {
  stop()
  const cards = findCards()
  const boxes = cards.map((card) => card.getBoundingClientRect())
  const first = boxes.findIndex(({ bottom }) => bottom > 0)
  const end = first + (innerHeight - Math.max(0, boxes[first]?.top ?? 0)) / LOWEST_CARD + 1
  for (const [index, card] of cards.entries()) card.style.contentVisibility = index < first || index > end ? 'hidden' : ''
  document.documentElement.removeAttribute('data-whole')
  runAfterPaint(() => {
    for (const card of cards) card.style.contentVisibility = ''
    layOutCards()
  })
}

const findCards = () => [...document.querySelectorAll<HTMLElement>('main li:has(> article)')]
