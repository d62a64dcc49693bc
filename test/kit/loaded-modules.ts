/** Preloaded with `node --import`: appends the URL of each loaded module to the file `LOADED_MODULES`. */
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const { LOADED_MODULES = '' } = process.env

registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(LOADED_MODULES, `${url}\n`)
    return nextLoad(url, context)
  },
})
