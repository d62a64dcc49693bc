import type { Plugin } from 'vite'

/** A component that React makes of a function, at the top of a module: making it has no other effect. */
const FACTORY = /^(const \w+ = )(?=React(?:\$\d+)?\.(?:forwardRef|memo|createContext)\()/gm
/** What developers' tools call a component. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm

/**
 * Tells the bundler which components of the router may be left out when nobody uses them: its links and forms, of which the shop
 * has none. Their code stays as it is shipped; what goes is what keeps unused ones in, which are their names for developers' tools.
 * @source decision 0077
 */
export function unusedComponents(): Plugin {
  return {
    name: 'unused-components',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.js$/ },
      handler: (code) => ({ code: mayBeLeftOut(code), map: null }),
    },
  }
}

/** The same module, where a component that nobody uses has no effect. */
export function mayBeLeftOut(code: string): string {
  return code.replace(FACTORY, '$1/* @__PURE__ */ ').replace(DISPLAY_NAME, '')
}
