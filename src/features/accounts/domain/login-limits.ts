import {
  failedLoginsPerAccount,
  failedLoginsPerAccountAndNetwork,
  failedLoginsPerDevice,
  failedLoginsPerNetwork,
} from './limits';

type Attempt = {
  /** The e-mail with its audience, whether or not such an account exists. */
  account: string;
  address: string;
  network: string;
  /** The trusted device of the account that the attempt comes from. */
  device: string | null;
};

/**
 * A trusted device has its own tries, so that guesses elsewhere do not lock its owner out. The narrowest limit comes
 * first: a try it refuses uses up no shared limit.
 */
export const loginLimits = ({ account, address, network, device }: Attempt) =>
  device
    ? [{ limit: failedLoginsPerDevice, subject: device }]
    : [
        { limit: failedLoginsPerAccountAndNetwork, subject: `${account}@${network}` },
        { limit: failedLoginsPerNetwork, subject: address },
        { limit: failedLoginsPerAccount, subject: account },
      ];
