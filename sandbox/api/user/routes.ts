import type { FastifyInstance } from 'fastify'
import { passwordRoutes } from './password-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { registrationRoutes } from './registration-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import type { UserPlatform } from './user-platform.ts'

/** Customer accounts. @source platform contract E1 */
export function userRoutes(app: FastifyInstance, platform: UserPlatform): void {
  signInRoutes(app, platform)
  registrationRoutes(app, platform)
  passwordRoutes(app, platform)
  profileRoutes(app, platform)
}
