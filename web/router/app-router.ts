import type { createBrowserRouter } from 'react-router'

export type AppRouter = ReturnType<typeof createBrowserRouter>

let router: AppRouter | null = null

/** Makes the page's one router known to what stands beside it or outside of React. */
export function setAppRouter(created: AppRouter) {
  router = created
}

/** Whether the navigation that led here asked to leave the page scrolled as it is. */
export const staysPut = (): boolean => router?.state.preventScrollReset ?? false
