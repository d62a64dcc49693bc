import { useNavigate } from 'react-router'
import { DevicePage } from '../../components/page/device-page.tsx'
import { CreatePassword } from '../../features/account/customer/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'

/** @source SCREEN-12, USER-20 */
export function Component() {
  const { createPassword, createPasswordHint, needsScripts } = useMessages('account')
  const navigate = useNavigate()
  return (
    <DevicePage
      title={createPassword}
      description={createPasswordHint}
      canonical="/create-password"
      needsScripts={needsScripts}
      isPrivate
    >
      <CreatePassword onDone={() => navigate('/my-account', { replace: true })} />
    </DevicePage>
  )
}
