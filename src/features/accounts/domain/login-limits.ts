import {
  failedLoginsPerAccount,
  failedLoginsPerAccountAndNetwork,
  failedLoginsPerDevice,
  failedLoginsPerNetwork,
} from './limits';

type Attempt = {
  /** Email and audience, even if no such account exists. */
  account: string;
  address: string;
  network: string;
  /** Trusted device of the account, if the attempt comes from one. */
  device: string | null;
};

/**
 * A trusted device has its own attempts, so that guesses elsewhere do not lock its owner out. The narrowest limit comes
 * first: an attempt it refuses uses up no shared limit.
 */
export const loginLimits = ({ account, address, network, device }: Attempt) =>
  device
    ? [{ limit: failedLoginsPerDevice, subject: device }]
    : [
        { limit: failedLoginsPerAccountAndNetwork, subject: `${account}@${network}` },
        { limit: failedLoginsPerNetwork, subject: address },
        { limit: failedLoginsPerAccount, subject: account },
      ];
