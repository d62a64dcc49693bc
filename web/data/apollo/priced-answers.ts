import { isOffline } from '../../api/errors.ts'
import type { DataLayer } from '../data-layer.types.ts'
import { ownPrices } from '../session/own-prices.ts'
import type { Answers } from './answers.ts'

interface PricedAnswersParts {
  /** Answers shared by all guests. */
  readonly shared: Pick<Answers, 'load'>
  /** Creates an empty store for one customer's answers. */
  readonly open: () => Pick<Answers, 'load'>
  /** Called when everything on screen must be refetched. */
  readonly onChange: () => void
}

/**
 * Answers with guest prices, or with those of the signed-in customer. Answers never cross over, whatever order they arrive in. The
 * customer's answers stay in memory and are dropped at sign-out. Offline, guest answers are used.
 * @source USER-6; decision 0001
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
