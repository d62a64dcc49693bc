import { registerHooks } from 'node:module'

/**
 * Loaded before the shop, this gives the file named by `WITHOUT_MEMO` ('/bff/services/scope/store-data.ts') memos that remember
 * nothing, so that a bench can measure them. The shop's code has no switch for it.
 */
const file = process.env.WITHOUT_MEMO
if (!file) throw new Error('WITHOUT_MEMO names no file')
let isUsed = false

registerHooks({
  resolve(specifier, context, next) {
    const isMemo = specifier.endsWith('/memoize.ts') || specifier === 'lru-cache'
    if (!isMemo || !context.parentURL?.endsWith(file)) return next(specifier, context)
    isUsed = true
    return { url: new URL('no-memo.ts', import.meta.url).href, shortCircuit: true }
  },
})
process.once('exit', () => {
  if (!isUsed) console.error(`${file} has no memo`)
})
