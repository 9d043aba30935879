import { useState } from 'react';
import { ResetCard } from './ResetCard.tsx';
import { SignInCard } from './SignInCard.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/** Spec, platform 2.1: the sign-in card, which turns into the reset card. */
export function LoginPage() {
  const [isReset, setReset] = useState(false);
  const [username, setUsername] = useState('');
  const Card = isReset ? ResetCard : SignInCard;
  return (
    <SignInFrame title="Sign in">
      <Card
        key={String(isReset)}
        username={username}
        onSwitch={(typed) => {
          setUsername(typed);
          setReset(!isReset);
        }}
      />
    </SignInFrame>
  );
}
