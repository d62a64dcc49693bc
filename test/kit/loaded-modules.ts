/** Preloaded into a process (`node --import`), writes the address of each module that it loads to the file `LOADED_MODULES`. */
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const { LOADED_MODULES = '' } = process.env

registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(LOADED_MODULES, `${url}\n`)
    return nextLoad(url, context)
  },
})
