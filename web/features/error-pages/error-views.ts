import { useEffect, useState } from 'react'

type ErrorViews = typeof import('./index.ts')

let views: ErrorViews | null = null

/** Fetches what is shown when something goes wrong, while nothing has gone wrong yet. */
export async function loadErrorViews(): Promise<ErrorViews> {
  views ??= await import('./index.ts')
  return views
}

/** The views; null until they have been loaded, which is before anyone needs them but in the first seconds. */
export function useErrorViews(): ErrorViews | null {
  const [loaded, setLoaded] = useState(views)
  useEffect(() => {
    if (!loaded) loadErrorViews().then(setLoaded, (error) => console.error('The page cannot say what went wrong', error))
  }, [loaded])
  return loaded
}
