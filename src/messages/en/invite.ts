/** Asking others to join the staff. */
export const invite = {
  'invite.title': 'Invite',
  'invite.intro':
    'Whoever you invite gets a mail with a link that is good for 72 hours, and chooses a password.',
  'invite.name': 'Name',
  'invite.send': 'Send the invitation',
  'invite.open': 'Invited',
  'invite.until': 'The link is good until {time}',
  'invite.over': 'The link has run out',
  'invite.resend': 'Send again',
  'invite.revoke': 'Revoke',
  'invite.whose': 'the invitation of {name}',
  'invite.done.invited': 'The invitation is on its way.',
  'invite.done.revoked': 'The invitation is revoked.',
  'invite.problem.invalid-address': 'The email address is not right.',
  'invite.problem.invalid-name': 'Give a name.',
  'invite.problem.invited': 'That address is invited already. Send the invitation again instead.',
  'invite.problem.not-yours': 'You cannot give more than you have.',
  'invite.problem.place-missing': 'Choose at least one site, workshop or facility.',
  'invite.problem.changed':
    'Somebody else has changed the rights meanwhile. Nothing has been saved: below is what you chose. Save again if that is to apply.',
  'invite.problem.unknown-place': 'One of the places is no more.',
  'invite.accept': 'Make your account',
  'invite.acceptText':
    'Choose a password for {email}. Twelve characters at least, and nothing that is easy to guess.',
  'invite.weak':
    'The password is too short or too easy to guess. Take some words that do not belong together.',
  'invite.gone': 'The link is no longer good',
  'invite.goneText':
    'It was used, revoked or is too old. If you have an account, sign in; otherwise ask for a new invitation.',
  'invite.ready': 'Your account is ready',
  'invite.readyText': 'Sign in with the address and the password.',
  'invite.mailSubject': 'You are invited to {site}',
  'invite.mailHello': 'Hello {name},',
  'invite.mailText':
    'You are given an account for the staff pages of {site}. Choose a password, and it is ready.',
  'invite.mailEnds': 'The link is good for 72 hours, once. If you did not expect this, ignore the mail.',
  'invite.mailHasAccount':
    'Somebody has invited you, but you have an account with this address already. If you need to see more than you do, your administrator can change it.',
} as const;
