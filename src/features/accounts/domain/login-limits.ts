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
 * A trusted device has tries of its own, so that guesses elsewhere do not lock its owner out. The narrowest count comes
 * first: a try that it refuses uses up no shared count.
 */
export const loginLimits = ({ account, address, network, device }: Attempt) =>
  device
    ? [{ limit: failedLoginsPerDevice, subject: device }]
    : [
        { limit: failedLoginsPerAccountAndNetwork, subject: `${account}@${network}` },
        { limit: failedLoginsPerNetwork, subject: address },
        { limit: failedLoginsPerAccount, subject: account },
      ];
