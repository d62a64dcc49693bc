export { NavigationEffects } from './navigation-effects.tsx'
export { recallPlace, rememberPlace } from './places.ts'
