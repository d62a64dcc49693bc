import type { DataLayer } from '../data-layer.types.ts'
import { isOffline } from '../errors.ts'
import { ownPrices } from '../session/own-prices.ts'
import type { Answers } from './answers.ts'

interface PricedAnswersParts {
  /** What everybody gets. */
  readonly shared: Pick<Answers, 'load'>
  /** Makes a store for what one customer gets, with nothing in it. */
  readonly open: () => Pick<Answers, 'load'>
  /** Called when everything that is shown is to be asked for again. */
  readonly onChange: () => void
}

/**
 * Answers with everybody's prices, or those of the customer who is signed in: never one for the other, in whatever order they come.
 * The customer's are in memory only, and gone when the customer is; without a network everybody's have to do.
 * @source USER-6; decision 0081
 */
export function pricedAnswers({ shared, open, onChange }: PricedAnswersParts): Pick<DataLayer, 'load'> {
  let current = ownPrices.current() ? open() : shared
  ownPrices.subscribe(() => {
    current = ownPrices.current() ? open() : shared
    onChange()
  })

  const load: DataLayer['load'] = async (operation, variables, options) => {
    const asked = current
    const isOutdated = () => asked !== current && !options.signal?.aborted
    try {
      const answer = await asked.load(operation, variables, options)
      return isOutdated() ? load(operation, variables, options) : answer
    } catch (error) {
      if (isOutdated()) return load(operation, variables, options)
      if (asked === shared || !isOffline(error)) throw error
      return shared.load(operation, variables, options)
    }
  }
  return { load }
}
